/** What the messages of the fair dice are filled with. */
import { t } from "$/app/i18n.svelte";

/** Values with the names of the seats in them; the seat after the last is the server's. */
export function spelled(
  values: Record<string, string | number>,
  names: readonly string[],
): Record<string, string | number> {
  const called = (seat: string | number | undefined) => names[Number(seat)] ?? t("fair-server");
  return { ...values, name: called(values.seat), other: called(values.wanted) };
}
