import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An admin call, or a command of an operator. */
@Entity('admin_audit')
export class AuditEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  /** Null if the account has been deleted, or for a command. */
  @Column('text', { nullable: true })
  userId: string | null;

  /** Who gave a command, e.g. `command line on HOST`; null for a call. */
  @Column('text', { nullable: true })
  operator: string | null;

  /** The call, e.g. `GET /api/admin/feedback`, or the command, e.g. `delete`. */
  @Column('text')
  what: string;

  /** The validated query and parameters; of a command, the IDs of whom it concerns. */
  @Column('jsonb')
  input: object;

  @Column('timestamptz')
  at: Date;
}
