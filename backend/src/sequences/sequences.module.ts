import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Jobs } from '../platform/jobs/jobs.js';
import { CommitmentsController } from './commitments.controller.js';
import { DrawingPool } from './drawing-pool.js';
import { RateDailies, rateDailies } from './rate-dailies.js';
import { ReadCommitments } from './read-commitments.js';
import { SequenceEntity } from './sequence.entity.js';
import { SequencesStore } from './sequences.store.js';
import { prepareDailies, Sequences } from './sequences.js';

/** The blind letters of each date: drawn, rated and committed to. */
@Module({
  imports: [TypeOrmModule.forFeature([SequenceEntity])],
  controllers: [CommitmentsController],
  providers: [DrawingPool, RateDailies, ReadCommitments, Sequences, SequencesStore],
  exports: [Sequences],
})
export class SequencesModule implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly sequences: Sequences,
    private readonly rateDailies: RateDailies,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(prepareDailies, () => this.sequences.prepare());
    this.jobs.handle(rateDailies, () => this.rateDailies.execute());
  }
}
