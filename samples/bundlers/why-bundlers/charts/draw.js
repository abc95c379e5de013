export const kinds = new Map();
export const draw = (kind) => kinds.get(kind)?.() ?? `no ${kind}`;
