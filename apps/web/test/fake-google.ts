export interface FakeMap {
  readonly calls: string[];
  zoom: number;
}

/** A stand-in for Google's maps API: enough for google-map-react to mount, and for the finder to move the camera. */
export function fakeGoogle() {
  const made: FakeMap[] = [];
  const listeners = new Map<object, Set<() => void>>();

  class Map_ implements FakeMap {
    readonly calls: string[] = [];
    zoom = 10;
    constructor(readonly element: HTMLElement) {
      made.push(this);
      listeners.set(this, new Set());
    }
    panTo = ({ lat, lng }: { lat: number; lng: number }) => void this.calls.push(`pan ${lat},${lng}`);
    setZoom = (zoom: number) => {
      this.zoom = zoom;
      this.calls.push(`zoom ${zoom}`);
    };
    getZoom = () => this.zoom;
    fitBounds = (_bounds: unknown, padding: number) => void this.calls.push(`fit ${padding}`);
    getCenter = () => ({ lat: () => 32.93, lng: () => -97.07 });
    getBounds = () => ({
      getNorthEast: () => ({ lat: () => 33.2, lng: () => -96.8 }),
      getSouthWest: () => ({ lat: () => 32.6, lng: () => -97.3 }),
    });
    setOptions = () => undefined;
    setCenter = () => undefined;
  }

  class OverlayView {
    onAdd?: () => void;
    draw?: () => void;
    onRemove?: () => void;
    private map: Map_ | null = null;
    getPanes = () => ({ overlayMouseTarget: this.map?.element });
    getProjection = () => ({
      fromLatLngToDivPixel: () => ({ x: 0, y: 0 }),
      fromLatLngToContainerPixel: () => ({ x: 0, y: 0 }),
      fromContainerPixelToLatLng: () => ({ lat: () => 0, lng: () => 0 }),
    });
    setMap(map: Map_ | null) {
      if (map) {
        this.map = map;
        this.onAdd?.();
        this.draw?.();
      } else if (this.map) {
        this.onRemove?.();
        this.map = null;
      }
    }
  }

  const add = (map: object, listener: () => void) => {
    listeners.get(map)?.add(listener);
    return { remove: () => listeners.get(map)?.delete(listener) };
  };
  const maps = {
    version: '3.60.1',
    Map: Map_,
    OverlayView,
    LatLng: class {
      constructor(
        private readonly latitude: number,
        private readonly longitude: number,
      ) {}
      lat = () => this.latitude;
      lng = () => this.longitude;
    },
    LatLngBounds: class {
      extend = () => this;
    },
    event: {
      addListener: (map: object, _name: string, listener: () => void) => add(map, listener),
      addListenerOnce: (map: object, _name: string, listener: () => void) => add(map, listener),
      removeListener: () => undefined,
      clearInstanceListeners: (map: object) => void listeners.delete(map),
      trigger: () => undefined,
    },
  };
  return { maps, made, listening: () => [...listeners.values()].reduce((sum, set) => sum + set.size, 0) };
}
