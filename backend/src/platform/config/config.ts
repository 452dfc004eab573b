import type { z } from 'zod';
import type { environment } from './environment.js';

export type Config = z.infer<typeof environment>;

/** Injection token for the configuration. */
export const CONFIG = Symbol('config');

export class ConfigError extends Error {}
