import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Jobs } from '../platform/jobs/jobs.js';
import { CommitmentsController } from './commitments.controller.js';
import { DrawingPool } from './drawing-pool.js';
import { Sequences, rateDailies, prepareDailies } from './sequences.js';
import { CommitmentsService } from './commitments.service.js';
import { SequenceEntity } from './sequence.entity.js';
import { SequencesRepository } from './sequences.repository.js';

/** The blind letters of each date: drawn, rated and committed to. */
@Module({
  imports: [TypeOrmModule.forFeature([SequenceEntity])],
  controllers: [CommitmentsController],
  providers: [DrawingPool, Sequences, CommitmentsService, SequencesRepository],
  exports: [Sequences],
})
export class SequencesModule implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly sequences: Sequences,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(prepareDailies, () => this.sequences.prepare());
    this.jobs.handle(rateDailies, () => this.sequences.rate());
  }
}
