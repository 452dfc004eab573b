interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** The letter that a key press types, upper case, or null (also for Ctrl, Meta and Alt chords). */
export const letterOfKey = ({ key, ctrlKey, metaKey, altKey }: KeyPress): string | null =>
  /^[a-z]$/i.test(key) && !ctrlKey && !metaKey && !altKey ? key.toUpperCase() : null;
