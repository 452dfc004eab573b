import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** That an admin has asked for something. */
@Entity('admin_audit')
export class AuditEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  /** Null when the account is gone. */
  @Column('text', { nullable: true })
  userId: string | null;

  /** The call, as in `GET /api/admin/feedback`. */
  @Column('text')
  what: string;

  /** What it was asked with: its checked query and parameters. */
  @Column('jsonb')
  input: object;

  @Column('timestamptz')
  at: Date;
}
