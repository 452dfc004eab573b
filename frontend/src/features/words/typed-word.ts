/**
 * Converts to upper case except for letters that would turn into others (ß, ı, ſ), and so into a word that
 * nobody typed.
 */
export const upperCased = (text: string): string =>
  text.replace(/\p{Ll}/gu, (small) => {
    const capital = small.toUpperCase();
    return capital.toLowerCase() === small ? capital : small;
  });

export const normalized = (text: string): string => upperCased(text.trim());
