{
  "name": "{{app}}",
  "version": "1.0.0",
  "private": true,
  "type": "module",
  "northlight": {
    "team": "{{team}}",
    "routes": ["{{route}}"]
  },
  "scripts": {
    "dev": "front dev",
    "build": "front build",
    "test": "jest",
    "types": "tsc --noEmit",
    "check": "npm run types && npm test && front check",
    "release": "front publish && front promote"
  },
  "dependencies": {
    "@northlight/client": "{{client}}",
    "@northlight/contracts": "{{contracts}}",
    "@northlight/site-kit": "{{siteKit}}",
    "@northlight/texts": "{{texts}}"
  },
  "peerDependencies": {
    "react": "^19.0.0",
    "react-dom": "^19.0.0",
    "styled-components": "^6.0.0"
  },
  "devDependencies": {
    "@northlight/front-tools": "{{frontTools}}",
    "@jest/globals": "{{jest}}",
    "@swc/jest": "{{swcJest}}",
    "@testing-library/dom": "{{testingDom}}",
    "@testing-library/react": "{{testingReact}}",
    "@types/react": "{{typesReact}}",
    "jest": "{{jest}}",
    "jest-environment-jsdom": "{{jest}}",
    "playwright-core": "{{playwrightCore}}",
    "react": "{{react}}",
    "react-dom": "{{react}}",
    "reflect-metadata": "{{reflectMetadata}}",
    "styled-components": "{{styledComponents}}",
    "typescript": "{{typescript}}"
  }
}
