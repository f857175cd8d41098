// Starts the renderer of the API's reference page. It may load nothing from elsewhere.
const place = document.querySelector('#reference');

globalThis.Scalar.createApiReference(place, {
  url: '/api/openapi.json',
  hideTestRequestButton: place.dataset.canTry === undefined,
  hideClientButton: true,
  documentDownloadType: 'json',
  withDefaultFonts: false,
  showDeveloperTools: 'never',
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
});
