import { Column, Entity, PrimaryColumn } from 'typeorm';

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
