import { noContent, ok } from '../../wire/answer.js';
import { route, routeGroup } from '../../wire/route.js';
import { CollectReleasesDto, ProtectReleaseDto, ReleasePlaceDto } from '../collect-releases.dto.js';
import * as examples from '../examples/releases.js';
import { PublishReleaseDto } from '../publish-release.dto.js';
import { ReleaseFilePlaceDto } from '../put-release-file.dto.js';
import {
  type ChannelStatusView,
  type FrontSteered,
  type ReleaseProtected,
  type ReleasePublished,
  type ReleaseRecord,
  type ReleasesCollected,
} from '../release.js';
import { FrontNameDto, SteerFrontDto } from '../steer-front.dto.js';

export const releasesRoutes = routeGroup('Releases', {
  publishRelease: route('POST /api/fronts/releases', {
    summary: 'Publish a release of a front',
    access: 'deploy-token',
    body: PublishReleaseDto,
    answer: ok<ReleasePublished>(
      'The record is taken in, with the names of its files that the registry has not got yet.',
    ),
    refuses: ['RELEASE_DIFFERS', 'FRONT_REFUSED', 'UPLOAD_NO_ROOM'],
    example: { body: examples.publishRelease, answer: examples.released },
  }),
  putReleaseFile: route('PUT /api/fronts/:app/releases/:build/files/:file', {
    summary: 'Upload one file of a release',
    access: 'deploy-token',
    params: ReleaseFilePlaceDto,
    takesBytes: true,
    answer: noContent('The file is stored: its bytes are those of the release record.'),
    refuses: ['RELEASE_NOT_FOUND', 'RELEASE_FILE_WRONG', 'UPLOAD_NO_ROOM'],
    example: { params: { app: examples.app, build: examples.build, file: examples.file } },
  }),
  showRelease: route('GET /api/fronts/:app/releases/:build', {
    summary: 'Show the record of a release',
    access: 'deploy-token',
    params: ReleasePlaceDto,
    answer: ok<ReleaseRecord>('The record as it was published.'),
    refuses: ['RELEASE_NOT_FOUND'],
    example: { params: { app: examples.app, build: examples.build }, answer: examples.publishRelease },
  }),
  listChannels: route('GET /api/fronts', {
    summary: 'List which release each front runs',
    access: 'deploy-token',
    answer: ok<ChannelStatusView[]>(
      'Each front with the release that visitors are given, the one that is tried with some of them and how both do, and the last good one.',
    ),
    example: { answer: examples.channels },
  }),
  steerFront: route('POST /api/fronts/:app/channel', {
    summary: 'Promote or roll back a front',
    access: 'deploy-token',
    params: FrontNameDto,
    body: SteerFrontDto,
    answer: ok<FrontSteered>('What the front runs from now on, with the revision to send next time.'),
    refuses: ['FRONT_NOT_FOUND', 'FRONT_MOVED', 'FRONT_REFUSED', 'RELEASE_NOT_FOUND'],
    example: { params: { app: examples.app }, body: examples.steerFront, answer: examples.steered },
  }),
  protectRelease: route('PUT /api/fronts/:app/releases/:build/protection', {
    summary: 'Keep a release, or no longer',
    access: 'deploy-token',
    params: ReleasePlaceDto,
    body: ProtectReleaseDto,
    answer: ok<ReleaseProtected>('Whether the release stays when it has been out of service for long.'),
    refuses: ['RELEASE_NOT_FOUND'],
    example: {
      params: { app: examples.app, build: examples.build },
      body: { isProtected: true },
      answer: { id: `catalog_${examples.build}`, isProtected: true },
    },
  }),
  collectReleases: route('POST /api/fronts/releases/collect', {
    summary: 'Throw away old releases',
    access: 'operator-token',
    body: CollectReleasesDto,
    answer: ok<ReleasesCollected>(
      'The releases that nobody was given for 30 days, that no channel names, and that are not protected.',
    ),
    refuses: ['UPLOAD_NO_ROOM'],
    example: { body: { dryRun: true }, answer: { releases: ['catalog_1a20f6e3c8d7'], bytes: 412_880 } },
  }),
});
