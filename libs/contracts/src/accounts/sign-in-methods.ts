import { z } from 'zod';
import { instant } from '../wire/fields.js';

/** An identity at an OpenID Connect provider that signs in to the account. */
const identity = z
  .object({
    id: z.string(),
    provider: z.string(),
    email: z.string().nullable().meta({ description: "The provider's address when it was linked" }),
    linkedAt: instant,
  })
  .meta({ id: 'Identity' });
export type Identity = z.infer<typeof identity>;

const passkey = z
  .object({
    id: z.string(),
    name: z.string(),
    createdAt: instant,
    lastUsedAt: instant.nullable(),
  })
  .meta({ id: 'Passkey' });
export type Passkey = z.infer<typeof passkey>;

/** The ways to sign in to an account besides the password. */
export const otherMethods = z.object({ identities: z.array(identity), passkeys: z.array(passkey) });
export type OtherMethods = z.infer<typeof otherMethods>;
