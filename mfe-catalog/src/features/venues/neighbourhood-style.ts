import { color, font, radius, size, space } from '@northlight/site-kit';
import styled from 'styled-components';

export const Sheet = styled.figure`
  margin: 0;
  container-type: inline-size;

  figcaption {
    margin-top: ${space.s};
    color: ${color.inkQuiet};
    font-size: ${size.small};
  }
`;

/** Paper by day, night by night; the lamp of the house is the one warm spot. Names keep a size that can be read. */
export const Chart = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: ${color.raised};

  --name: 2.1px;

  @container (max-width: 560px) {
    --name: 3.3px;
  }

  text {
    fill: ${color.ink};
    stroke: ${color.raised};
    stroke-width: 0.7px;
    font: 500 var(--name) / 1 ${font.text};
    paint-order: stroke;
  }

  .edge,
  .road {
    fill: none;
    stroke: ${color.edge};
    stroke-linejoin: round;
  }

  .road {
    stroke: ${color.ground};
  }

  .street {
    font-size: calc(var(--name) * 0.92);
    text-anchor: middle;
  }

  .main {
    font-weight: 700;
  }

  .water path {
    fill: color-mix(in srgb, ${color.light2} 34%, ${color.raised});
  }

  .green path {
    fill: color-mix(in srgb, ${color.light1} 34%, ${color.raised});
  }

  .water text,
  .green text {
    font-style: italic;
    text-anchor: middle;
  }

  .station path,
  .parking path,
  .sight path {
    fill: ${color.ink};
  }

  .station text,
  .parking text,
  .sight text {
    font-weight: 600;
    dominant-baseline: central;
  }

  .parking .letter {
    fill: ${color.raised};
    stroke: none;
    font: 700 2.2px / 1 ${font.text};
    text-anchor: middle;
  }

  .house circle:first-child {
    fill: ${color.action};
    opacity: 0.3;
  }

  .house circle {
    fill: ${color.action};
    stroke: ${color.ink};
    stroke-width: 0.4px;
  }

  .house circle:first-child {
    stroke: none;
  }

  .house text {
    font: 750 calc(var(--name) * 1.25) / 1 ${font.display};
    text-anchor: middle;
  }

  .north path {
    fill: ${color.ink};
  }

  .north text {
    font: 700 var(--name) / 1 ${font.display};
    text-anchor: middle;
  }

  @container (max-width: 560px) {
    .street:not(.main, .own) {
      display: none;
    }
  }
`;
