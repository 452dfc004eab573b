import { z } from 'zod';
import { ERRORS, type ErrorCode } from './errors.js';

/** The body of every unsuccessful response. `error` and `message` are the same text. */
export const errorBody = z
  .object({
    success: z.literal(false),
    error: z.string(),
    message: z.string(),
    code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
    field: z.string().optional().meta({ description: 'The invalid field' }),
  })
  .meta({ id: 'Error' });
export type ErrorBody = z.infer<typeof errorBody>;
