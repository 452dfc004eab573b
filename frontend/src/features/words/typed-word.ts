import { LIMITS } from '@tessera/contracts/constants';

/**
 * Converts to upper case except for letters that would turn into others (ß, ı, ſ), and so into a word that
 * nobody typed.
 */
export const upperCased = (text: string): string =>
  text.replace(/\p{Ll}/gu, (small) => {
    const capital = small.toUpperCase();
    return capital.toLowerCase() === small ? capital : small;
  });

/** The attributes of a field for a word. */
export const WORD_FIELD = {
  maxLength: LIMITS.WORD_MAX_LENGTH,
  autoComplete: 'off',
  autoCapitalize: 'characters',
  autoCorrect: 'off',
  spellCheck: false,
  enterKeyHint: 'search',
} as const;

export const normalized = (text: string): string => upperCased(text.trim());
