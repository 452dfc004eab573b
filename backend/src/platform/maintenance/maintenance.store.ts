import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

type Kind = 'announcement' | 'pause';

export interface MaintenanceRow {
  kind: Kind;
  /** Empty for a pause. */
  text: string;
  startsAt: Date;
  endsAt: Date;
}

/** At most one announcement and one pause. */
@Injectable()
export class MaintenanceStore {
  constructor(private readonly dataSource: DataSource) {}

  read(): Promise<MaintenanceRow[]> {
    return this.dataSource.query<MaintenanceRow[]>('SELECT * FROM maintenance');
  }

  async set({ kind, text, startsAt, endsAt }: MaintenanceRow): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO maintenance (kind, text, "startsAt", "endsAt") VALUES ($1, $2, $3, $4)
       ON CONFLICT (kind) DO UPDATE SET text = excluded.text, "startsAt" = excluded."startsAt", "endsAt" = excluded."endsAt"`,
      [kind, text, startsAt, endsAt],
    );
  }

  async remove(kind: Kind): Promise<void> {
    await this.dataSource.query('DELETE FROM maintenance WHERE kind = $1', [kind]);
  }
}
