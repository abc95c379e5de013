/**
 * The source of a regular expression that matches exactly this text. For text between other parts of a pattern, not
 * for the inside of a class, where a hyphen would count too.
 */
export const literalPattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
