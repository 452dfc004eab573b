import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('feedback')
export class FeedbackEntity {
  /** Known to who has sent it: with it an address can be added. */
  @PrimaryColumn('uuid')
  feedbackId: string;

  @Column('text')
  message: string;

  /** Where an answer may go. */
  @Column('text', { nullable: true })
  email: string | null;

  /** Who sent it, for them to take along or to have deleted; null if the request named nobody. */
  @Column('uuid', { nullable: true })
  playerUUID: string | null;

  @Column('timestamptz')
  createdAt: Date;
}
