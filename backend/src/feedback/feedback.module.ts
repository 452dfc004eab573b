import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { PlayersModule } from '../players/players.module.js';
import { FeedbackService } from './feedback.service.js';
import { FeedbackEntity } from './feedback.entity.js';
import { FeedbackController } from './feedback.controller.js';
import { FeedbackRepository } from './feedback.repository.js';

@Module({
  imports: [TypeOrmModule.forFeature([FeedbackEntity]), AuthModule, PlayersModule],
  controllers: [FeedbackController],
  providers: [FeedbackRepository, FeedbackService],
  exports: [FeedbackService],
})
export class FeedbackModule {}
