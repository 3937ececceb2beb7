postMessage("a worker");
