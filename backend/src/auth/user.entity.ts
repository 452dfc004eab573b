import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn, VirtualColumn } from 'typeorm';

/** An account. */
@Entity('users')
export class UserEntity {
  @PrimaryColumn('text')
  id: string;

  /** In lower case. */
  @Column('text')
  email: string;

  /** Null: nobody can sign in before a password was set by a reset mail. */
  @Column('text', { nullable: true })
  passwordHash: string | null;

  @Column('text', { nullable: true })
  name: string | null;

  /** Of the account's own player, whose it is. */
  @VirtualColumn({ query: (user) => `SELECT name FROM players WHERE "playerUUID" = ${user}."playerUUID"` })
  playerName: string | null;

  /** The account's own player; others that it has merged are names of the same one. */
  @Column('uuid')
  playerUUID: string;

  /** When a reset mail has shown that the mailbox is the account's. */
  @Column('timestamptz', { nullable: true })
  mailboxProvenAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
