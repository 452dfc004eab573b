import { Module } from '@nestjs/common';
import { SolverController } from './solver.controller.js';
import { SolverThread } from './solver-thread.js';

@Module({ controllers: [SolverController], providers: [SolverThread] })
export class SolverModule {}
