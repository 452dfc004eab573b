/** The first byte of a WebSocket frame that is a complete text message. */
const FINAL_TEXT = 0x81;
/** Longer messages have their length in the next two bytes, after this one. */
const LENGTH_FOLLOWS = 126;
const LONGEST = 0xffff;

/** Whether the text is short enough, and pure ASCII, so that each character is a byte. */
export const isFramable = (text: string): boolean =>
  text.length <= LONGEST && Buffer.byteLength(text) === text.length;

/** The WebSocket frame of a text, with one character for each byte. */
export const textFrame = (text: string): string =>
  (text.length < LENGTH_FOLLOWS
    ? String.fromCharCode(FINAL_TEXT, text.length)
    : String.fromCharCode(FINAL_TEXT, LENGTH_FOLLOWS, text.length >> 8, text.length & 0xff)) + text;
