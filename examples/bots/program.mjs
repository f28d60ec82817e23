// The same bot once more, in JavaScript: roost bot check "run:node examples/bots/program.mjs"
import { createInterface } from "node:readline";

function choose(legal) {
  for (const face of ["w", "5", "4", "3", "2", "1"]) {
    if (legal.includes(face)) return face;
  }
  const stop = legal.find((move) => "=x".includes(move[0]) && move !== "=-");
  if (stop) return stop;
  return legal.includes("+") ? "+" : legal[0];
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  const answer =
    message.type === "hello"
      ? { type: "ready", name: "Worm lover" }
      : { id: message.id, move: choose(message.legal) };
  console.log(JSON.stringify(answer));
}
