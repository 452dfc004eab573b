import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';

/** The driver's own pool, which TypeORM leaves untyped. */
export const poolOf = ({ driver }: DataSource): Pool => (driver as unknown as { master: Pool }).master;
