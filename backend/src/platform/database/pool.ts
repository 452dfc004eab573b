import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';

/** The driver's own pool, for which TypeORM has no type. */
export const poolOf = ({ driver }: DataSource): Pool => (driver as unknown as { master: Pool }).master;

/** The URL with which it connects, including the password. */
export const urlOf = ({ options }: DataSource): string => (options as { url?: string }).url ?? '';
