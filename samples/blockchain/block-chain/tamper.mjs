// #region hash
import { createHash } from "node:crypto";

function hashOf({ parent, text, nonce }) {
  return createHash("sha256")
    .update(`${parent}|${text}|${nonce}`)
    .digest("hex");
}
// #endregion hash

function mine(parent, text) {
  const block = { parent, text, nonce: 0 };
  while (!hashOf(block).startsWith("000")) {
    block.nonce += 1;
  }
  return block;
}

// block 0 stays as it is
let block = mine("0", "ann has 9");
for (const text of [
  "ann pays bob 6", // changed
  "bob pays cai 2",
  "cai pays dan 1",
  "dan pays eve 1",
]) {
  block = mine(hashOf(block), text);
  console.log(`${block.nonce + 1} tries: ${text}`);
}
