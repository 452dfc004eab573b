import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { PlayersModule } from '../players/players.module.js';
import { AddEmail } from './add-email.js';
import { FeedbackAccountData } from './feedback-account-data.js';
import { FeedbackEntity } from './feedback.entity.js';
import { FeedbackController } from './feedback.controller.js';
import { FeedbackStore } from './feedback.store.js';
import { ReadFeedback } from './read-feedback.js';
import { SendFeedback } from './send-feedback.js';
import { NotifyTeam } from './notify-team.js';

@Module({
  imports: [TypeOrmModule.forFeature([FeedbackEntity]), AuthModule, PlayersModule],
  controllers: [FeedbackController],
  providers: [FeedbackStore, SendFeedback, AddEmail, NotifyTeam, ReadFeedback, FeedbackAccountData],
  exports: [ReadFeedback],
})
export class FeedbackModule {}
