import { formatMiles, NO_CENTERS_MESSAGE } from '@kidcode/branches';
import { Button, EmptyState, Row } from '@kidcode/ui';

import { placeWords } from './results-words';
import type { Finder } from './use-finder';
import { WidenButton } from './widen-button';

interface EmptyResultProps {
  readonly finder: Finder;
  /** What was pressed in here goes away: focus needs a place. */
  readonly onChanged: () => void;
}

/** Words or filters match nothing: says so, tells what is known of distances, and offers ways on (D-14). */
export function EmptyResult({ finder, onChanged }: EmptyResultProps) {
  const { result, near, send } = finder;
  const clear = () => {
    send({ type: 'cleared' });
    onChanged();
  };
  return (
    <EmptyState
      role="status"
      title={NO_CENTERS_MESSAGE.title}
      action={
        <Row gap="3">
          <WidenButton finder={finder} onWidened={onChanged} />
          <Button variant="outline" onClick={clear}>
            Clear all filters
          </Button>
        </Row>
      }
    >
      <p>{NO_CENTERS_MESSAGE.hint}</p>
      <Nearest result={result} near={near} />
    </EmptyState>
  );
}

function Nearest({ result: { beyondLimit, nearest }, near }: Pick<Finder, 'result' | 'near'>) {
  const measured = beyondLimit ?? nearest;
  if (measured === null) return null;
  const { center, distanceMiles } = measured;
  return (
    <p>
      {beyondLimit ? null : 'The nearest center is '}
      <strong>{center.name}</strong>
      {beyondLimit ? ' is ' : ', '}
      {formatMiles(distanceMiles)} from {placeWords(near)}.
    </p>
  );
}
