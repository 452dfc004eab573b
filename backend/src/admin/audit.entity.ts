import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An admin call. */
@Entity('admin_audit')
export class AuditEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  /** Null if the account has been deleted. */
  @Column('text', { nullable: true })
  userId: string | null;

  /** The call, e.g. `GET /api/admin/feedback`. */
  @Column('text')
  what: string;

  /** The validated query and parameters. */
  @Column('jsonb')
  input: object;

  @Column('timestamptz')
  at: Date;
}
