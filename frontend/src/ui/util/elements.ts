import type { ReactElement } from 'react';

/**
 * Children that stand beside others: anything but text, which needs an element of its own. Page translators
 * replace texts, and React can then neither remove them nor insert anything before them.
 */
export type Elements = ReactElement | readonly Elements[] | boolean | null | undefined | '';
