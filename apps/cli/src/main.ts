import { writeSync } from 'node:fs';

import { run } from './run';
import { realSurroundings } from './surroundings';

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/**
 * Writes a text to the standard output or error, all of it. Written to the descriptor itself: Node's stream objects
 * take longer to load than most commands to run.
 */
function writeAll(stream: 'stdout' | 'stderr', text: string): void {
  const descriptor = stream === 'stdout' ? 1 : 2;
  const bytes = Buffer.from(text);
  let written = 0;
  try {
    while (written < bytes.length) written += writeSync(descriptor, bytes, written);
  } catch (error) {
    // A reader that has seen enough, such as `head`, closes the pipe; that is no error.
    if (codeOf(error) === 'EPIPE') return;
    if (codeOf(error) !== 'EAGAIN') throw error;
    // A pipe that is full and must not be waited for: the stream object knows how to go on later.
    process[stream].write(bytes.subarray(written));
  }
}

void run(process.argv.slice(2), realSurroundings).then(({ code, stdout, stderr }) => {
  process.exitCode = code;
  writeAll('stdout', stdout);
  writeAll('stderr', stderr);
});
