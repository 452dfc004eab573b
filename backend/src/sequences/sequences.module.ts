import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { handles } from '../platform/jobs/jobs.js';
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
  providers: [
    DrawingPool,
    Sequences,
    CommitmentsService,
    SequencesRepository,
    handles(prepareDailies, Sequences, (sequences) => sequences.prepare()),
    handles(rateDailies, Sequences, (sequences) => sequences.rate()),
  ],
  exports: [Sequences],
})
export class SequencesModule {}
