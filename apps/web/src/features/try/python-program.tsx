import { writePython, type Program } from '@kidcode/puzzles';
import { styled } from '@kidcode/ui';

const Root = /* @__PURE__ */ styled('figure', {
  '& pre': {
    padding: '4',
    borderRadius: 'control',
    background: 'bg.sunken',
    fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
    fontSize: 'sm',
    overflowX: 'auto',
    '& code': {
      display: 'block',
      minHeight: '1.6em',
      paddingInline: '2',
      borderInlineStart: '4px solid transparent',
    },
    '& [data-lit]': { borderColor: 'action.solid', background: 'accent.wash', fontWeight: '700' },
  },
});

interface PythonProgramProps {
  readonly program: Program;
  /** The block that runs, as its place in the reading order. */
  readonly lit: number | null;
}

/** The blocks once more, as a programmer writes them: a line for each. */
export function PythonProgram({ program, lit }: PythonProgramProps) {
  const lines = writePython(program);
  return (
    <Root>
      <figcaption>The same program in Python</figcaption>
      <pre aria-label="The program in Python">
        {lines.length === 0 && 'No blocks yet.'}
        {lines.map(({ text, step }, line) => (
          <code key={line} data-lit={lit !== null && step === lit ? '' : undefined}>
            {text}
          </code>
        ))}
      </pre>
    </Root>
  );
}
