import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('feedback')
export class FeedbackEntity {
  /** Known to the sender, who needs it to add an address. */
  @PrimaryColumn('uuid')
  feedbackId: string;

  @Column('text')
  message: string;

  /** The address for a reply. */
  @Column('text', { nullable: true })
  email: string | null;

  /** The sender, so that they can export or delete it; null if the request named no player. */
  @Column('uuid', { nullable: true })
  playerUUID: string | null;

  @Column('timestamptz')
  createdAt: Date;
}
