import { chakra } from '@chakra-ui/react';
import { MAP_VIEW, mappableCenters } from '@kidcode/branches';
import { Skeleton } from '@kidcode/ui';
import GoogleMapReact from 'google-map-react';
import { useEffect, useState } from 'react';

import { MapMarker } from '../map-marker';
import { VisitorMark } from '../visitor-mark';
import type { MapViewProps } from '../map-provider';
import type { GoogleCamera, GoogleMaps } from './google-api';
import { moveCamera } from './move-camera';

const Root = /* @__PURE__ */ chakra('div', { base: { position: 'absolute', inset: '0' } });
const Waiting = /* @__PURE__ */ chakra('div', {
  base: { position: 'absolute', inset: '0', background: 'bg.sunken' },
});

/** Where google-map-react puts a child: its upper left corner stands on the place. */
const Place = ({
  children,
}: {
  readonly children: React.ReactNode;
  readonly lat: number;
  readonly lng: number;
}) => <>{children}</>;

interface ApiLoaded {
  readonly map: GoogleCamera | null;
}

const OPTIONS = { gestureHandling: 'cooperative', fullscreenControl: false, clickableIcons: false };

/** Google's map, given that its API is there. Nothing in here may suspend: google-map-react does not survive it. */
export function GoogleMap(props: MapViewProps & { readonly maps: GoogleMaps }) {
  const { maps, centers, target, selectedId, from, fromName, onMarkerPress, onProblem } = props;
  const [map, setMap] = useState<GoogleCamera | null>(null);
  const ready = ({ map: made }: ApiLoaded) => {
    setMap(made);
    if (!made) onProblem('initialize');
  };
  // Its type says that nothing is returned, but a promise is awaited.
  const loader = (): unknown => Promise.resolve(maps);
  useEffect(() => {
    if (map) onProblem(moveCamera(map, maps, target));
  }, [map, maps, target, onProblem]);
  return (
    <Root>
      <GoogleMapReact
        defaultCenter={MAP_VIEW.center}
        defaultZoom={MAP_VIEW.zoom}
        options={OPTIONS}
        googleMapLoader={loader}
        yesIWantToUseGoogleMapApiInternals
        onGoogleApiLoaded={ready}
      >
        {mappableCenters(centers).map(({ id, name, coordinates: { lat, lng } }) => (
          <Place key={id} lat={lat} lng={lng}>
            <MapMarker id={id} name={name} selected={id === selectedId} onPress={onMarkerPress} />
          </Place>
        ))}
        {from && (
          <Place key="visitor" lat={from.lat} lng={from.lng}>
            <VisitorMark name={fromName} />
          </Place>
        )}
      </GoogleMapReact>
      {!map && (
        <Waiting>
          <Skeleton height="100%" />
        </Waiting>
      )}
    </Root>
  );
}
