import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

@Entity('leaderboard_groups')
export class GroupEntity {
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  name: string;

  /** Names are unique by these keys: ignoring case, and ignoring lookalikes. */
  @Column('text')
  nameFold: string;

  @Column('text')
  nameLook: string;

  /** The `nameLook` of names that admins of the site have removed and the group can't have again. */
  @Column('text', { array: true, default: '{}' })
  refusedNames: string[];

  @Column('uuid')
  createdBy: string;

  /** Anyone who has it can join. */
  @Column('char', { length: 6 })
  inviteCode: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}

@Entity('group_memberships')
export class MembershipEntity {
  @PrimaryColumn('text')
  groupId: string;

  @PrimaryColumn('uuid')
  playerUUID: string;

  @Column('boolean')
  isAdmin: boolean;

  /** Whether the player keeps their grids from the group's other members. */
  @Column('boolean', { default: false })
  closesGrids: boolean;

  @Column('timestamptz')
  joinedAt: Date;
}
