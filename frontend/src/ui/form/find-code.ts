import type { ComponentProps } from 'react';

/** Attributes of an input for letters that aren't a word: phones neither correct them nor write them in lower case. */
export const CODE_INPUT = {
  autoComplete: 'off',
  autoCapitalize: 'characters',
  autoCorrect: 'off',
  spellCheck: false,
  enterKeyHint: 'go',
} as const satisfies ComponentProps<'input'>;

interface CodeKind {
  readonly length: number;
  /** The characters of a code, as in a character class. */
  readonly characters?: string;
  /** What comes before the code in a link. */
  readonly inLink: string;
}

/**
 * Creates a function that finds a code in what somebody has pasted or typed: the code itself, with spaces or hyphens in
 * it, a link with whatever an app has appended, or a message that contains either. The result is in upper case, or null
 * if there is no code or it isn't clear which one is meant.
 */
export function createCodeFinder({ length, characters = 'A-Z0-9', inLink }: CodeKind) {
  const one = `[${characters}]`;
  const code = `${one}{${length}}(?![A-Z0-9])`;
  const spaced = `${one}(?:[\\s-]*${one}){${length - 1}}(?![A-Z0-9])`;
  const linked = new RegExp(`${inLink}(${code})`, 'i');
  const whole = new RegExp(`^[^A-Z0-9]*(${spaced})[^A-Z0-9]*$`, 'i');
  const labeled = new RegExp(`\\b(?:id|code)\\b(?:\\s+is\\b)?[^A-Z0-9]*(${spaced})`, 'i');
  const alone = new RegExp(`(?<![A-Z0-9/])(${code})`, 'gi');

  return (text: string): string | null => {
    const found =
      linked.exec(text)?.[1] ??
      whole.exec(text)?.[1] ??
      labeled.exec(text)?.[1] ??
      onlyOne([...text.matchAll(alone)].map(([match]) => match));
    return found?.replace(/[\s-]/g, '').toUpperCase() ?? null;
  };
}

/** The one that looks most like a code, among words of the same length. */
function onlyOne(candidates: readonly string[]): string | undefined {
  for (const looksLikeCode of [/\d/, /^[A-Z0-9]+$/, /./]) {
    const like = [...new Set(candidates.filter((word) => looksLikeCode.test(word)))];
    if (like.length > 0) return like.length === 1 ? like[0] : undefined;
  }
  return undefined;
}

/**
 * What a field for a code shows while it is being typed: not more than the code, unless it is a message that may contain
 * one.
 */
export const typedCode = (text: string, length: number): string =>
  (/^[A-Z0-9]*$/i.test(text) ? text.slice(0, length) : text).toUpperCase();
