import { readArguments } from './arguments.js';
import { OperatorError } from './commands.js';

test('a command has a name, at most one subject, and options anywhere', () => {
  expect(readArguments(['delete', '--yes', 'ann@play.example', '--json'])).toEqual({
    name: 'delete',
    subject: 'ann@play.example',
    isJson: true,
    times: {},
  });
  expect(readArguments(['jobs'])).toEqual({
    name: 'jobs',
    subject: '',
    isJson: false,
    times: {},
  });
  expect(readArguments(['pause', '--from', '02:00', '--until=02:10'])).toMatchObject({
    times: { from: '02:00', until: '02:10' },
  });
});

test.each([[[]], [['help']], [['--help']], [['delete', '--help']]])('%j asks for help', (args) =>
  expect(readArguments(args)).toBe('help'),
);

test.each([
  [['find', 'ann', 'smith'], /^smith is one word too many/],
  [['frobnicate'], /^There is no command frobnicate$/],
  [['toString'], /^There is no command toString$/],
  [['jobs', 'all'], /^jobs takes no argument, but got all$/],
  [['delete', '--yes'], /^delete needs to know whom$/],
  [['find', ' '], /^find needs to know whom$/],
  [['run-job'], /^run-job needs to know which job$/],
  [['delete', 'ann'], /^delete deletes .* for good: add --yes to confirm that$/],
  [['announce', '--until', '02:00'], /^announce needs to know what to say$/],
  [['announce', 'Soon'], /^announce needs to know until when: add --until TIME$/],
  [['announce', 'Soon', '--from', '01:00', '--until', '02:00'], /^announce takes no --from$/],
  [['jobs', '--until', '02:00'], /^jobs takes no --until$/],
  [['find', '--force'], /^Unknown option '--force'$/],
  [['find', '--yes=no'], /does not take an argument$/],
])('%j is rejected in one sentence', (args, sentence) => {
  expect(() => readArguments(args)).toThrow(OperatorError);
  expect(() => readArguments(args)).toThrow(sentence);
});
