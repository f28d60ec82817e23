/** A link that saves a value as a file of JSON. */
import type { Attachment } from "svelte/attachments";

export function saves(name: string, content: object): Attachment<HTMLAnchorElement> {
  return (link) => {
    const text = `${JSON.stringify(content, null, 1)}\n`;
    const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    link.href = address;
    link.download = name;
    return () => URL.revokeObjectURL(address);
  };
}
