import { useLateComponent } from '../../shared/use-late-component';
import { useScrolledPast } from './header-places';

const loadWayBack = () => import('./way-back').then(({ WayBack }) => WayBack);
const doesWithout = () => undefined;

/** Pixels. Source: specification 1, section 9. */
const SHOWN_AFTER = 300;

/** The buttons that float over a page once it is scrolled. */
export function FloatingButtons() {
  const isShown = useScrolledPast(SHOWN_AFTER);
  const renderWayBack = useLateComponent(loadWayBack, isShown, doesWithout);
  return isShown && renderWayBack?.({});
}
