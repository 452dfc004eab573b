import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

@Entity('leaderboard_groups')
export class GroupEntity {
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  name: string;

  /** By these two names are unique: without regard to case, and to lookalikes. */
  @Column('text')
  nameFold: string;

  @Column('text')
  nameLook: string;

  @Column('uuid')
  createdBy: string;

  /** Whoever has it may join. */
  @Column('char', { length: 6 })
  inviteCode: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
