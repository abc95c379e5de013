import { createHash } from "node:crypto";

function hashOf(block) {
  return createHash("sha256")
    .update(block.parent + block.text)
    .digest("hex");
}

const b0 = { parent: "0", text: "ann has 9" };
const b1 = {
  parent: hashOf(b0),
  text: "ann pays bob 5",
};
const b2 = {
  parent: hashOf(b1),
  text: "bob pays cai 2",
};
console.log("fits:", b2.parent === hashOf(b1));
// Bob changes block 1
b1.text = "ann pays bob 6";
console.log("fits:", b2.parent === hashOf(b1));
// Bob makes block 2 anew
b2.parent = hashOf(b1);
console.log("fits:", b2.parent === hashOf(b1));
