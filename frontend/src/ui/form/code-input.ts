import type { ComponentProps } from 'react';

/** Attributes of an input for letters that aren't a word: phones neither correct them nor write them in lower case. */
export const CODE_INPUT = {
  autoComplete: 'off',
  autoCapitalize: 'characters',
  autoCorrect: 'off',
  spellCheck: false,
  enterKeyHint: 'go',
} as const satisfies ComponentProps<'input'>;
