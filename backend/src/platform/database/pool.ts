import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';

/** The driver's own pool, for which TypeORM has no type. */
export const poolOf = ({ driver }: DataSource): Pool => (driver as unknown as { master: Pool }).master;
