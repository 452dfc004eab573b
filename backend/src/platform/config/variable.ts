import { z } from 'zod';

const unsetIfEmpty = (value: unknown) => (value === '' ? undefined : value);

/** An empty variable counts as unset. */
export const optional = <T extends z.ZodType>(schema: T) => z.preprocess(unsetIfEmpty, schema.optional());
export const withDefault = <T extends z.ZodType>(schema: T, value: string) =>
  z.preprocess((given) => unsetIfEmpty(given) ?? value, schema);
/** 1 is on, 0 is off. */
export const onOff = (value: '0' | '1') => withDefault(z.enum(['0', '1']), value);
