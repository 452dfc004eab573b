interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** The letter typed by a key press, in upper case. Null for other keys and for shortcuts with Ctrl, Meta or Alt. */
export const letterOfKey = ({ key, ctrlKey, metaKey, altKey }: KeyPress): string | null =>
  /^[a-z]$/i.test(key) && !ctrlKey && !metaKey && !altKey ? key.toUpperCase() : null;
