import { z } from 'zod';

const unsetIfEmpty = (value: unknown) => (value === '' ? undefined : value);

/** An empty variable counts as unset. */
export const optional = <T extends z.ZodType>(schema: T) => z.preprocess(unsetIfEmpty, schema.optional());
export const withDefault = <T extends z.ZodType>(schema: T, value: string) =>
  z.preprocess((given) => unsetIfEmpty(given) ?? value, schema);
/** 1 is on, 0 is off. */
export const onOff = (value: '0' | '1') => withDefault(z.enum(['0', '1']), value);

/** Plain decimal digits: no 1e3, no 0x10, no spaces. */
export const number = (form: RegExp, max: number, error: string) =>
  z
    .string()
    .regex(form, error)
    .transform(Number)
    .pipe(z.number().max(max, `must be at most ${max}`));
export const wholeNumber = (max: number) => number(/^\d+$/, max, 'must be a whole number');

export const isOrigin = (url: string): boolean => new URL(url).href === `${new URL(url).origin}/`;
