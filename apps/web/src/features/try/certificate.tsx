import { matchPrograms, NO_WISH, placeWords, trialLink } from '@kidcode/booking';
import { isCenterId } from '@kidcode/branches';
import { isProgramKey } from '@kidcode/scheduling';
import type { PuzzleAge } from '@kidcode/school';
import { BRAND } from '@kidcode/site';
import { Button, Field, LinkButton, TextInput, styled } from '@kidcode/ui';
import { useLayoutEffect, useRef } from 'react';

import { ActionLink } from '../../shared/page-link';
import { saveFile } from '../../shared/save-file';
import { siteConfig } from '../../shared/site-config';
import { useSiteSelector } from '../../shared/store-hooks';
import { selectChosenBranch } from '../branch/branch-slice';
import { AGE_IN_YEARS } from './try-words';

const NextClassRoot = /* @__PURE__ */ styled('section', {
  display: 'grid',
  gap: '3',
  padding: '6',
  borderRadius: 'card',
  background: 'accent.tint',
  '& > h3': { textStyle: 'h3' },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: '3' },
  '& ul': { paddingInlineStart: '1.2em', listStyle: 'disc' },
});

interface NextClassProps {
  readonly age: PuzzleAge;
  readonly practiced: readonly string[];
}

/** For the parent: what the child has practiced, and the trial class that fits, at the nearest center where it is known. */
export function NextClass({ age, practiced }: NextClassProps) {
  const branch = useSiteSelector(selectChosenBranch);
  const years = AGE_IN_YEARS[age];
  const wish = { ...NO_WISH, age: years };
  const near = matchPrograms({ ...wish, place: branch }).programs[0];
  const found = near ?? matchPrograms(wish).programs[0];
  const at = found?.at[0];
  const finder = `/find-a-program?age=${years}${branch === null ? '' : `&place=${branch}`}`;
  return (
    <NextClassRoot aria-labelledby="next-class">
      <h3 id="next-class">For parents: what comes next</h3>
      {practiced.length > 0 && (
        <>
          <p>Your child has practiced:</p>
          <ul>
            {practiced.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        </>
      )}
      {found !== undefined && at !== undefined && (
        <p>{`A class that fits the age: ${found.title}, ${placeWords(at.place)}. The first one is a free trial.`}</p>
      )}
      <div data-print="never">
        {found !== undefined && at !== undefined && (
          <LinkButton
            href={trialLink({
              portal: siteConfig.portal,
              branchId: at.place,
              program: isProgramKey(found.program) ? 'specialized' : 'core',
              meetingMethod: isCenterId(at.place) ? 'In-Person' : 'Online',
              ...(isProgramKey(found.program) && { course: found.program }),
            })}
          >
            Book this free trial
          </LinkButton>
        )}
        <ActionLink href={finder} label="Find another program" size="md" />
      </div>
    </NextClassRoot>
  );
}

const Root = /* @__PURE__ */ styled('section', {
  display: 'grid',
  gap: '4',
  '& > h3': { textStyle: 'h3' },
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '3' },
  /* White paper in both themes, for that is what it is printed on. */
  '& svg': {
    width: 'full',
    maxWidth: '44rem',
    height: 'auto',
    borderRadius: 'control',
    boxShadow: 'float',
  },
  '& [data-is=paper]': { fill: 'white' },
  '& [data-is=frame]': { fill: 'none', stroke: 'var(--k-colors-accent-solid)', strokeWidth: '10' },
  '& [data-is=brick]': { fill: 'var(--k-colors-action-solid)' },
  '& [data-is=brick]:nth-of-type(even)': { fill: 'var(--k-colors-decor-sun)' },
  '& [data-is=brick][data-open]': { fill: 'none', stroke: 'var(--k-colors-line-strong)', strokeWidth: '2' },
  '& text': { fill: 'black', textAnchor: 'middle', fontFamily: 'Nunito, sans-serif', fontSize: '24px' },
  '& [data-is=name]': { fontFamily: 'Fredoka, sans-serif', fontWeight: '600' },
  '& [data-is=title]': { fontFamily: 'Fredoka, sans-serif', fontSize: '36px', fontWeight: '600' },
});

const WIDTH = 800;
const HEIGHT = 560;
const MOST_LINES = 4;
const NAME_SIZE = 60;
const NAME_WIDTH = 700;
/** What a drawing takes from the page, and needs in itself to stand alone. */
const CARRIED = ['fill', 'stroke', 'stroke-width', 'text-anchor', 'font-family', 'font-size', 'font-weight'];

/** A drawing of the page as a picture's address; nothing is sent for it. */
async function pictureOf(drawing: SVGSVGElement): Promise<string | null> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const shown = [...drawing.querySelectorAll<SVGElement>('*')];
  copy.querySelectorAll<SVGElement>('*').forEach((element, index) => {
    const from = shown[index];
    if (from === undefined) return;
    const style = getComputedStyle(from);
    for (const name of CARRIED) element.style.setProperty(name, style.getPropertyValue(name));
  });
  const image = new Image(WIDTH * 2, HEIGHT * 2);
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH * 2;
  canvas.height = HEIGHT * 2;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/png');
}

interface CertificateProps {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly solved: number;
  readonly all: number;
  readonly practiced: readonly string[];
}

/** A sheet with the child's name, to print or to keep as a picture. The name stays in this browser. */
export function Certificate({ name, onName, solved, all, practiced }: CertificateProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const save = async () => {
    const picture = drawing.current && (await pictureOf(drawing.current));
    if (picture === null) return;
    saveFile(picture, 'certificate.png');
  };
  const shown = name.trim() === '' ? 'A young coder' : name;
  const nameOnIt = useRef<SVGTextElement>(null);
  useLayoutEffect(() => {
    const text = nameOnIt.current;
    if (text === null) return;
    text.style.fontSize = `${NAME_SIZE}px`;
    const width = text.getBBox().width;
    if (width > NAME_WIDTH) text.style.fontSize = `${(NAME_SIZE * NAME_WIDTH) / width}px`;
  }, [shown]);
  const lines = practiced.slice(-MOST_LINES);
  return (
    <Root aria-labelledby="certificate">
      <h3 id="certificate">Your certificate</h3>
      <div>
        <Field label="Name on it" hint="The name stays in this browser. It is sent nowhere.">
          <TextInput
            value={name}
            maxLength={60}
            autoComplete="off"
            onChange={({ target }) => onName(target.value)}
          />
        </Field>
        <Button variant="outline" onClick={() => window.print()}>
          Print
        </Button>
        <Button variant="outline" onClick={() => void save()}>
          Save as a picture
        </Button>
      </div>
      <div data-print="alone">
        <svg
          ref={drawing}
          xmlns="http://www.w3.org/2000/svg"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          width={WIDTH}
          height={HEIGHT}
          role="img"
          aria-label={`Certificate for ${shown}: ${solved} of ${all} puzzles solved`}
        >
          <rect data-is="paper" width={WIDTH} height={HEIGHT} />
          <rect data-is="frame" x="22" y="22" width={WIDTH - 44} height={HEIGHT - 44} rx="24" />
          <g>
            {Array.from({ length: all }, (_, index) => (
              <path
                key={index}
                data-is="brick"
                data-open={index < solved ? undefined : ''}
                transform={`translate(${WIDTH / 2 - all * 30 + index * 60} 84)`}
                d="M4 14h6v-4q0-4 4-4h8q4 0 4 4v4h6v-4q0-4 4-4h8q4 0 4 4v4h6v30H4z"
              />
            ))}
          </g>
          <text data-is="title" x={WIDTH / 2} y="196">
            {`First class at ${BRAND.name}`}
          </text>
          <text ref={nameOnIt} data-is="name" x={WIDTH / 2} y="288">
            {shown}
          </text>
          <text x={WIDTH / 2} y="344">{`solved ${solved} of ${all} robot puzzles and practiced`}</text>
          {lines.map((line, index) => (
            <text key={line} x={WIDTH / 2} y={394 + index * 36}>
              {line}
            </text>
          ))}
        </svg>
      </div>
    </Root>
  );
}
