import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('group_memberships')
export class MembershipEntity {
  @PrimaryColumn('text')
  groupId: string;

  @PrimaryColumn('uuid')
  playerUUID: string;

  @Column('boolean')
  isAdmin: boolean;

  @Column('timestamptz')
  joinedAt: Date;
}
