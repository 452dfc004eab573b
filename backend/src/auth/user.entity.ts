import type { Role } from '@tessera/contracts/wire';
import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn, VirtualColumn } from 'typeorm';

@Entity('users')
export class UserEntity {
  @PrimaryColumn('text')
  id: string;

  /** In lower case. */
  @Column('text')
  email: string;

  /** Null until it is set through a reset email; until then, nobody can sign in. */
  @Column('text', { nullable: true })
  passwordHash: string | null;

  @Column('text', { nullable: true })
  name: string | null;

  /** The name of the account's own player, read from there. */
  @VirtualColumn({ query: (user) => `SELECT name FROM players WHERE "playerUUID" = ${user}."playerUUID"` })
  playerName: string | null;

  /** The account's own player, into which its other players were merged. */
  @Column('uuid')
  playerUUID: string;

  /** When a reset email proved that the mailbox is the owner's; null before. */
  @Column('timestamptz', { nullable: true })
  mailboxProvenAt: Date | null;

  /** Given by an operator. In effect once the mailbox is proven. */
  @Column('text', { nullable: true })
  role: Role | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
