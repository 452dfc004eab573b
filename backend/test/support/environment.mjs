// Node as the specs see it. Their process ends as soon as jest itself has ended, even if jest was killed.
import { TestEnvironment } from 'jest-environment-node';

process.once('disconnect', () => process.exit(1));

export default TestEnvironment;
