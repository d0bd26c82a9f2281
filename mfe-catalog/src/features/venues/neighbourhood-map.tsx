import type { MapArea, StreetMap } from '@northlight/contracts';
import { texts } from '../../texts/venues.ts';
import { outlineOf, pathOf, placeNames } from './map-lines.ts';
import { Chart, Sheet } from './neighbourhood-style.ts';

interface NeighbourhoodMapProps {
  /** The house that the lamp stands for. */
  readonly name: string;
  /** The street in it is named on the smallest map, too. */
  readonly address: string;
  readonly map: StreetMap;
}

const signs = { station: 'M-1.5 -1.5h3v3h-3Z', parking: 'M-1.5 -1.5h3v3h-3Z', sight: 'M0 -2L2 0L0 2L-2 0Z' } as const;

/** The streets around a house, drawn from its record: no picture from elsewhere, so it is there without the network. */
export function NeighbourhoodMap({ name, address, map }: NeighbourhoodMapProps) {
  const { streets, landmarks, waters, greens, door } = map;
  const named = [...streets, ...landmarks, ...waters, ...greens].map((one) => one.name).join(', ');
  return (
    <Sheet>
      <Chart viewBox="0 0 100 75" role="img" aria-label={texts.mapOfTheStreetsAroundOf({ name, named })}>
        <Areas areas={greens} className="green" />
        <Areas areas={waters} className="water" />
        <Streets map={map} address={address} />
        {landmarks.map(({ name: text, at: [x, y], kind }) => (
          <g key={text} transform={`translate(${x} ${y})`} className={kind}>
            <path d={signs[kind]} />
            {kind === 'parking' && <text className="letter">P</text>}
            <text x="2.6">{text}</text>
          </g>
        ))}
        <g transform={`translate(${door.join(' ')})`} className="house">
          <circle r="5" />
          <circle r="1.7" />
          <text y="-3.4">{name}</text>
        </g>
        <g transform="translate(95 6)" className="north">
          <path d="M0 -3.4L1.8 2L0 0.9L-1.8 2Z" />
          <text y="5.4">N</text>
        </g>
      </Chart>
      <figcaption>{texts.illustratedMapNorthIsUp}</figcaption>
    </Sheet>
  );
}

function Areas({ areas, className }: { readonly areas: readonly MapArea[]; readonly className: string }) {
  return areas.map(({ name, outline, label: [x, y] }) => (
    <g key={name} className={className}>
      <path d={outlineOf(outline)} />
      <text x={x} y={y}>
        {name}
      </text>
    </g>
  ));
}

const nowhere = { x: 0, y: 0, angle: 0 };

/** All edges first, then all fills, so that crossings are open; names last, along their streets. */
function Streets({ map, address }: Omit<NeighbourhoodMapProps, 'name'>) {
  const { streets } = map;
  const places = placeNames(map);
  const width = (isMain = false) => (isMain ? 2.6 : 1.5);
  const lines = (className: string, more: number) =>
    streets.map(({ name, line, isMain }) => (
      <path key={name} className={className} d={pathOf(line)} strokeWidth={width(isMain) + more} />
    ));
  return (
    <>
      {lines('edge', 0.5)}
      {lines('road', 0)}
      {streets.map(({ name, isMain }, at) => {
        const { x, y, angle } = places[at] ?? nowhere;
        return (
          <text
            key={name}
            className={`street ${isMain ? 'main' : ''} ${address.endsWith(name) ? 'own' : ''}`}
            transform={`translate(${x} ${y}) rotate(${angle}) translate(0 -1.7)`}
          >
            {name}
          </text>
        );
      })}
    </>
  );
}
